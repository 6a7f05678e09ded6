import { m } from '@briefcast/i18n/messages';
import type { ReactNode } from 'react';
import { companyLine } from '../lib/market.ts';
import { Main } from './main.tsx';

export interface LegalSection {
  id: string;
  title: string;
  content: ReactNode;
}

interface LegalPageProps {
  title: string;
  effective: string;
  intro: ReactNode;
  sections: readonly LegalSection[];
}

/** A long text in sections, with its table of contents next to it on wide screens. */
export function LegalPage({ title, effective, intro, sections }: LegalPageProps) {
  const company = companyLine();
  return (
    <Main className="pb-16! md:pb-24!">
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[260px_minmax(0,1fr)]">
        <header className="lg:col-start-2">
          <h1 tabIndex={-1} className="text-d1 leading-none">
            {title}
          </h1>
          <p className="mt-3 text-ink-2">{m.legal_effective({ date: effective })}</p>
          <p className="mt-1 max-w-[62ch] text-ui text-ink-2">
            {company === null ? m.market_no_company() : m.market_company({ company })}
          </p>
          <p className="mt-1 max-w-[62ch] text-ui text-ink-2">{m.legal_english_governs()}</p>
          <div className="mt-5 max-w-[62ch] text-lg">{intro}</div>
        </header>
        <nav
          aria-label={m.legal_contents()}
          className="lg:sticky lg:top-24 lg:row-span-2 lg:row-start-1 lg:self-start"
        >
          <ul className="text-sm lg:border-s lg:border-line">
            {sections.map((section) => (
              <li key={section.id}>
                <a
                  href={`#${section.id}`}
                  className="inline-flex min-h-9 items-center text-ink-2 hover:text-ink hover:underline lg:ps-4"
                >
                  {section.title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="grid max-w-[62ch] gap-9 lg:col-start-2">
          {sections.map((section) => (
            <section key={section.id} id={section.id} className="scroll-mt-24">
              <h2 className="text-d3">{section.title}</h2>
              <div className="mt-3 grid gap-3 text-ink-2 [&_li]:mt-1.5 [&_ul]:list-disc [&_ul]:ps-5">
                {section.content}
              </div>
            </section>
          ))}
        </div>
      </div>
    </Main>
  );
}
