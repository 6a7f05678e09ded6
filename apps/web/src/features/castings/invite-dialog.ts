import { whenOpen } from '../../ui/dialog.tsx';

/** Invites creators to a casting; its code is loaded when it is first opened. */
export const InviteDialog = whenOpen(async () => (await import('./invite-form.tsx')).InviteForm);
