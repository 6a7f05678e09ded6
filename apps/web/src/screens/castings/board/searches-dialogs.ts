import { whenOpen } from '../../../ui/dialog.tsx';

/** Names the present filters; its code is loaded when it is first opened. */
export const SaveSearchDialog = whenOpen(async () => (await import('./save-search-form.tsx')).SaveSearchForm);

/** All saved searches; its code is loaded when it is first opened. */
export const SearchesDialog = whenOpen(async () => (await import('./searches-form.tsx')).SearchesForm);
