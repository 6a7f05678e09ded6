/** Texts of all legal pages, with their templates, versions and previews (rules/legal). */
import { type LegalPageName, legalPages } from '@briefcast/contract/legal/pages';
import { languageName } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { adminQ } from '../../../lib/admin-query.ts';
import { errorText } from '../../../lib/show-error.ts';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadingText } from '../../../ui/spinner.tsx';
import { SegmentedTabs, TabGroup, TabPanel, Tabs } from '../../../ui/tabs.tsx';
import { LegalEditor, type TextLanguage } from './legal-editor.tsx';
import { LegalParts } from './legal-parts.tsx';
import { Intro } from './setting-fields.tsx';

const titles: Record<LegalPageName, () => string> = {
  terms: m.terms_title,
  privacy: m.privacy_title,
  refunds: m.refunds_title,
  packExpiration: m.expiry_title,
};

const textLanguages: readonly TextLanguage[] = ['en', 'ar'];

/** Says whether something was typed and not published. */
export function LegalTexts({ onDirty }: { onDirty: (isDirty: boolean) => void }) {
  const { data, isPending, error, refetch } = useQuery(adminQ('adminLegal.read'));
  const [page, setPage] = useState<LegalPageName>('terms');
  /** Pages that were looked at: they stay, so that what was typed is there again. */
  const [opened, setOpened] = useState<readonly LegalPageName[]>([page]);
  const open = (next: LegalPageName) => {
    setPage(next);
    if (!opened.includes(next)) setOpened([...opened, next]);
  };
  const [language, setLanguage] = useState<TextLanguage>('en');
  const [dirty] = useState(() => new Set<LegalPageName>());
  const note = useCallback(
    (one: LegalPageName) => (isDirty: boolean) => {
      if (isDirty) dirty.add(one);
      else dirty.delete(one);
      onDirty(dirty.size > 0);
    },
    [dirty, onDirty],
  );
  const [noteOf] = useState(() => Object.fromEntries(legalPages.map((one) => [one, note(one)])));
  if (isPending) return <LoadingText>{m.legal_settings_loading()}</LoadingText>;
  if (!data) {
    return (
      <Card>
        <ErrorState onRetry={() => void refetch()}>{errorText(error, m.legal_settings_failed())}</ErrorState>
      </Card>
    );
  }
  return (
    <>
      <LegalParts sections={data.sections} />
      <Card title={m.legal_texts()}>
        <Intro>{m.legal_texts_text()}</Intro>
        <TabGroup value={language} onValueChange={setLanguage} className="mt-4 max-w-60">
          <SegmentedTabs
            label={m.legal_language()}
            items={textLanguages.map((one) => ({ id: one, label: languageName(one) }))}
            value={language}
          />
        </TabGroup>
        <TabGroup value={page} onValueChange={open} className="mt-3">
          <Tabs
            label={m.legal_page()}
            items={legalPages.map((one) => ({ id: one, label: titles[one]() }))}
            value={page}
          />
          <TabPanel value={page} className="mt-5">
            {data.pages
              .filter((edited) => opened.includes(edited.page))
              .map((edited) => (
                <div key={edited.page} hidden={edited.page !== page}>
                  <LegalEditor
                    key={edited.versions[0]?.version ?? 0}
                    edited={edited}
                    values={data.values}
                    language={language}
                    onDirty={noteOf[edited.page] ?? onDirty}
                  />
                </div>
              ))}
          </TabPanel>
        </TabGroup>
      </Card>
    </>
  );
}
