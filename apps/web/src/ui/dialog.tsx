import { whenOpen } from './when-open.tsx';

const load = () => import('./dialog-box.tsx');

/** A modal dialog: traps the focus, closes with Esc, gives the focus back. Its code comes when it is first opened. */
export const Dialog = whenOpen(async () => (await load()).DialogBox);
