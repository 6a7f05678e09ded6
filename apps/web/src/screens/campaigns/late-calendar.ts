/** Dialog of a calendar feed, whose code is loaded when it is first opened. */
import { whenOpen } from '../../ui/dialog.tsx';

export const CalendarDialog = whenOpen(async () => (await import('./calendar-dialog.tsx')).CalendarDialog);
