import { useEffect } from 'react';

/** Names the tab: "Brand Dashboard · Briefcast". Without a title it is the product's name alone. */
export function useDocumentTitle(title?: string) {
  useEffect(() => {
    document.title = title ? `${title} · Briefcast` : 'Briefcast';
  }, [title]);
}
