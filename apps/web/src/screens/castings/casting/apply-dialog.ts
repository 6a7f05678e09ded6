import { whenOpen } from '../../../ui/dialog.tsx';

/** Applying to a casting; its code is loaded when it is first opened. */
export const ApplyDialog = whenOpen(async () => (await import('./apply-form.tsx')).ApplyForm);
