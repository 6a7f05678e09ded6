import { whenOpen } from './when-open.tsx';

const load = () => import('./confirm-box.tsx');

/** Asks before something that cannot be undone. Its code comes when it is first opened. */
export const ConfirmDialog = whenOpen(async () => (await load()).ConfirmBox);
