import { whenOpen } from '../../../ui/dialog.tsx';

/** Chooses what a casting begins with; its code is loaded when it is first opened. */
export const BeginDialog = whenOpen(async () => (await import('./begin-form.tsx')).BeginForm);
