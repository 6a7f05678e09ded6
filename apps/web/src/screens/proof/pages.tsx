/** The pages of proof: the log of a deal for its sides, and the check of a certificate for everybody. */
import type { PageSource } from '@briefcast/contract';
import { readCode } from '@briefcast/contract/proof/certificate-code';
import { m } from '@briefcast/i18n/messages';
import { DealPageSkeleton } from '../../features/deals/deal-page-skeleton.tsx';
import type { Content, Pages, ReadContent } from '../../lib/page.ts';
import { keyOf } from '../../lib/query.ts';
import { aboutCertificate, aboutVerify } from './about-verify.ts';
import { codeParameter } from './code-parameter.ts';

async function contentOf(source: PageSource, code: string): Promise<Content> {
  const shown = await source.certificate(code);
  const key = keyOf('proof.certificate', { params: { code } });
  if (shown) return { status: 200, about: aboutCertificate(), queries: [{ key, data: shown }] };
  return { status: 404, about: aboutCertificate(), queries: [{ key, refusal: 'certificate.not_found' }] };
}

const readPage: ReadContent = (source, _url, { code = '' }) => contentOf(source, code);

/** Reads the certificate where a form without script has sent a code. */
const readVerify: ReadContent = async (source, { searchParams }) => {
  const code = readCode(searchParams.get(codeParameter) ?? '');
  if (code !== null) return contentOf(source, code);
  return { status: 200, about: aboutVerify(), queries: [] };
};

export const pages = {
  dealLog: {
    whose: 'both',
    load: () => import('./deal-log.tsx'),
    frame: import.meta.env.SSR && {
      title: m.log_page,
      back: { to: 'brandDashboard', label: m.link_back_to_dashboard },
      isBand: true,
      below: () => <DealPageSkeleton />,
    },
  },
  verify: {
    whose: 'everybody',
    layout: 'header',
    load: () => import('./enter-code.tsx'),
    content: import.meta.env.SSR && readVerify,
  },
  certificate: {
    whose: 'everybody',
    layout: 'header',
    load: () => import('./verify.tsx'),
    content: import.meta.env.SSR && readPage,
  },
} satisfies Pages;
