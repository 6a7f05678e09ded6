import { type LegalPageName, legalPages } from '@briefcast/contract/legal/pages';
import { paths } from '@briefcast/contract/paths';
import { useLocation, useSearchParams } from 'react-router';
import { LegalPage } from '../../features/legal/legal-page.tsx';
import { useHead } from '../../lib/use-head.ts';
import { aboutLegal } from './about-pages.ts';

const pageAt = (pathname: string): LegalPageName =>
  legalPages.find((page) => paths[page].pattern === pathname.replace(/(?<=.)\/$/u, '')) ?? 'terms';

/** Terms, privacy policy, and the policies of refunds and of packs, in the version of the address. */
export function LegalScreen() {
  const page = pageAt(useLocation().pathname);
  const version = useSearchParams()[0].get('version');
  const about = aboutLegal[page]();
  useHead(about);
  return <LegalPage page={page} title={about.title} path={paths[page].href()} version={version} />;
}
