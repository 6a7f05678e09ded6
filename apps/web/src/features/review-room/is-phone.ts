import { useMediaQuery } from '../../lib/use-media-query.ts';

/**
 * Whether the room is laid out for a phone: one that is held sideways is as wide as a tablet, and too low for the desk's
 * layout. `styles/review-room/phone.css` goes by the same bounds.
 */
export const useIsPhone = (): boolean => !useMediaQuery('(width >= 48rem) and (height >= 30rem)');
