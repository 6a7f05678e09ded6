import { useMediaQuery } from '../../lib/use-media-query.ts';

/** Whether the device is touched: then no keys are named, because it mostly has none. */
export const useIsTouched = (): boolean => useMediaQuery('(pointer: coarse)');
