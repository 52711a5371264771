/** Minimum window width of each breakpoint, in px [K3]. */
export const BREAKPOINTS_PX = { xs: 370, sm: 576, md: 852, lg: 968, xl: 1080, xxl: 1200 } as const;

export type Breakpoint = keyof typeof BREAKPOINTS_PX;
export type DeviceClass = 'mobile' | 'tablet' | 'desktop';

/** Maximum window width of the mobile layout in px [L3]. */
export const MOBILE_LAYOUT_MAX_PX = 1199;

/** Device class of each breakpoint. */
export const DEVICE_CLASS: Record<Breakpoint, DeviceClass> = {
  xs: 'mobile',
  sm: 'mobile',
  md: 'tablet',
  lg: 'tablet',
  xl: 'desktop',
  xxl: 'desktop',
};
