void dactyl_allocation_count_placeholder(void) {}
