import CSDL2
import Testing

@testable import DactylSDL

/// The data of sensors, for listeners (M4).
@Suite struct MotionDataTranslationTests {
  private func turn(_ rig: inout DeviceRig, _ type: SDL_SensorType) -> [InputEvent.Kind] {
    rig.take(SDL_CONTROLLERSENSORUPDATE) {
      unsafe $0.csensor.which = 3
      unsafe $0.csensor.sensor = type.rawValue
      unsafe $0.csensor.data = (1, 2, 3)
    }
  }

  @Test func nothingIsReportedWithoutListeners() {
    var rig = DeviceRig()
    #expect(turn(&rig, SDL_SENSOR_GYRO) == [])
    #expect(rig.push(1) == [])
  }

  @Test func aControllersSensorsAreReportedByTheirTypes() {
    var rig = DeviceRig()
    rig.translator.reportsMotionData = true
    let device = DeviceID.joystick(3)

    #expect(turn(&rig, SDL_SENSOR_GYRO) == [.motionData(MotionSample(device: device, rotationRate: SIMD3(1, 2, 3)))])
    #expect(turn(&rig, SDL_SENSOR_ACCEL) == [.motionData(MotionSample(device: device, acceleration: SIMD3(1, 2, 3)))])
    #expect(turn(&rig, SDL_SENSOR_UNKNOWN) == [])
  }

  @Test func theMachinesOwnSensorsAreReportedByTheirNumbers() {
    var rig = DeviceRig()
    rig.translator.reportsMotionData = true
    rig.translator.sensorTypes = [8: SDL_SENSOR_ACCEL, 9: SDL_SENSOR_GYRO]
    func sample(_ which: Int32, of rig: inout DeviceRig) -> [InputEvent.Kind] {
      rig.take(SDL_SENSORUPDATE) {
        unsafe $0.sensor.which = which
        unsafe $0.sensor.data = (1, 2, 3, 0, 0, 0)
      }
    }

    #expect(sample(8, of: &rig) == [.motionData(MotionSample(acceleration: SIMD3(1, 2, 3)))])
    #expect(sample(9, of: &rig) == [.motionData(MotionSample(rotationRate: SIMD3(1, 2, 3)))])
  }

  @Test func aGyroscopeIsNoShake() {
    var rig = DeviceRig()
    rig.translator.sensorTypes = [9: SDL_SENSOR_GYRO]
    var kinds: [InputEvent.Kind] = []
    for step in 0..<100 {
      rig.now += 0.01
      kinds += rig.take(SDL_SENSORUPDATE) {
        unsafe $0.sensor.which = 9
        unsafe $0.sensor.data = (step / 8 % 2 == 0 ? 30 : -30, 9.8, 0, 0, 0, 0)
      }
    }
    #expect(kinds == [])
  }
}
