import { useHead } from './use-head.ts';

/** Names the tab of a screen that is somebody's own: "Brand Dashboard · Briefcast". */
export function useDocumentTitle(title: string) {
  useHead({ title, isHidden: true });
}
