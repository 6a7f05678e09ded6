import { minuteMs } from '@briefcast/contract/kit/days';

/** How often it is noted that a person has a page open: that is how precisely it is known, in milliseconds. */
export const seenEveryMilliseconds = minuteMs;
