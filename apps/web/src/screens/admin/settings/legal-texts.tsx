/** Texts of all legal pages, with their templates, versions and previews (rules/legal). */
import { type LegalPageName, legalPages } from '@briefcast/contract/legal/pages';
import { languageName } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
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

const editedQuery = (page: LegalPageName) => adminQ('adminLegal.read', { params: { page } });

interface EditedPageProps {
  page: LegalPageName;
  language: TextLanguage;
  onDirty: (page: LegalPageName, isDirty: boolean) => void;
}

function EditedPage({ page, language, onDirty }: EditedPageProps) {
  const { data, isPending, error, refetch } = useQuery(editedQuery(page));
  const [isDirty, setDirty] = useState(false);
  useEffect(() => onDirty(page, isDirty), [page, isDirty, onDirty]);
  if (isPending) return <LoadingText>{m.legal_settings_loading()}</LoadingText>;
  if (!data) {
    return (
      <ErrorState onRetry={() => void refetch()}>{errorText(error, m.legal_settings_failed())}</ErrorState>
    );
  }
  return (
    <LegalEditor
      key={data.edited.versions[0]?.version ?? 0}
      edited={data.edited}
      values={data.values}
      language={language}
      onDirty={setDirty}
    />
  );
}

/** Says whether something was typed and not published. */
export function LegalTexts({ onDirty }: { onDirty: (isDirty: boolean) => void }) {
  const terms = useQuery(editedQuery('terms')).data;
  const [page, setPage] = useState<LegalPageName>('terms');
  const [language, setLanguage] = useState<TextLanguage>('en');
  /** Pages that were looked at stay, so that typed texts are there again. */
  const [opened, setOpened] = useState<readonly LegalPageName[]>([page]);
  const [dirty, setDirty] = useState<readonly LegalPageName[]>([]);
  const hasUnsaved = dirty.length > 0;
  useEffect(() => onDirty(hasUnsaved), [hasUnsaved, onDirty]);
  const [note] = useState(
    () => (one: LegalPageName, isDirty: boolean) =>
      setDirty((before) => [...before.filter((other) => other !== one), ...(isDirty ? [one] : [])]),
  );
  const open = (next: LegalPageName) => {
    setPage(next);
    if (!opened.includes(next)) setOpened([...opened, next]);
  };
  return (
    <>
      {terms ? <LegalParts sections={terms.sections} /> : null}
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
            {opened.map((one) => (
              <div key={one} hidden={one !== page}>
                <EditedPage page={one} language={language} onDirty={note} />
              </div>
            ))}
          </TabPanel>
        </TabGroup>
      </Card>
    </>
  );
}
