import { whenOpen } from '../../../ui/dialog.tsx';

/** Confirms whom to cast; its code is loaded when it is first opened. */
export const CastDialog = whenOpen(async () => (await import('./cast-form.tsx')).CastForm);
