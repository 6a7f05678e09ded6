/** One legal page as the operator edits it: template or own text in each language, and how the next version is published. */
import { type EditedPage, type LegalSettings, NewLegalText } from '@briefcast/contract';
import { fillBlanks, type LegalValues } from '@briefcast/contract/legal/blanks';
import { acceptedPages } from '@briefcast/contract/legal/pages';
import { paths } from '@briefcast/contract/paths';
import { formatCount, formatLongDate } from '@briefcast/i18n/format';
import { directionOf } from '@briefcast/i18n/locales';
import { m } from '@briefcast/i18n/messages';
import { ownPage } from '@briefcast/i18n/page-paths';
import { useEffect, useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { LegalSections, sectionsOf } from '../../../features/legal/legal-sections.tsx';
import { adminClient } from '../../../lib/api.ts';
import { invalidate } from '../../../lib/invalidate.ts';
import { createKeyKeeper } from '../../../lib/request-key.ts';
import { schemaResolver } from '../../../lib/schema-resolver.ts';
import { showFailure } from '../../../lib/show-form-failure.ts';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { Field, FormError } from '../../../ui/field.tsx';
import { Markdown } from '../../../ui/markdown.tsx';
import { OnlineButton } from '../../../ui/online-button.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { ExternalLink } from '../../../ui/text-link.tsx';
import { toastSuccess } from '../../../ui/toast.ts';
import { TemplateDifferences } from './template-differences.tsx';

const formOf = ({ languages, versions }: EditedPage): NewLegalText => ({
  texts: { en: languages.en.own, ar: languages.ar.own },
  notes: { en: '', ar: '' },
  effectiveOn: '',
  asks: false,
  tells: versions.length > 0,
});

export type TextLanguage = keyof NewLegalText['texts'];

interface LegalEditorProps {
  edited: EditedPage;
  values: LegalSettings['values'];
  language: TextLanguage;
  onDirty: (isDirty: boolean) => void;
}

export function LegalEditor({ edited, values, language, onDirty }: LegalEditorProps) {
  const { page, languages, versions } = edited;
  const form = useForm<NewLegalText>({
    resolver: schemaResolver(NewLegalText),
    defaultValues: formOf(edited),
  });
  const { register, handleSubmit, watch, setValue, formState } = form;
  const { errors, isSubmitting, isDirty } = formState;
  const [asked, setAsked] = useState<NewLegalText | null>(null);
  const [keyFor] = useState(createKeyKeeper);
  const id = useId();
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  const own = watch(`texts.${language}`);
  const { template, templateThen } = languages[language];
  const direction = { lang: language, dir: directionOf(language) };

  async function publish(body: NewLegalText) {
    try {
      await adminClient.adminLegal.publish({ params: { page }, body }, { idempotencyKey: keyFor(body) });
      toastSuccess(m.legal_published());
      await invalidate('adminLegal');
    } catch (error) {
      showFailure(form, error, m.legal_publish_failed());
    }
    setAsked(null);
  }

  const option = (name: 'asks' | 'tells', label: string) => (
    <div className="flex min-h-11 items-center gap-3 font-semibold">
      <Switch id={`${id}-${name}`} {...register(name)} checked={watch(name)} />
      <label htmlFor={`${id}-${name}`}>{label}</label>
    </div>
  );
  return (
    <form className="grid gap-5" noValidate onSubmit={handleSubmit((body) => setAsked(body))}>
      <div className="flex min-h-11 items-center gap-3 font-semibold">
        <Switch
          id={`${id}-own`}
          checked={own !== null}
          onChange={({ currentTarget }) =>
            setValue(
              `texts.${language}`,
              currentTarget.checked ? (languages[language].own ?? template) : null,
              { shouldDirty: true },
            )
          }
        />
        <label htmlFor={`${id}-own`}>{m.legal_source_own()}</label>
      </div>
      {own === null ? null : (
        <div className="grid gap-5 lg:grid-cols-2">
          <Field
            label={m.legal_your_text()}
            hint={m.legal_markdown_hint({ blank: '{{company}}' })}
            error={errors.texts?.[language]?.message}
          >
            <TextArea
              key={language}
              {...direction}
              rows={16}
              spellCheck={false}
              className="font-mono"
              {...register(`texts.${language}`)}
            />
          </Field>
          <TemplateDifferences
            own={own}
            template={template}
            templateThen={templateThen}
            language={language}
          />
        </div>
      )}
      <details>
        <summary className="flex min-h-11 cursor-pointer items-center font-semibold">
          {m.legal_preview()}
        </summary>
        <Preview text={own ?? template} values={values[language]} direction={direction} />
      </details>
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <Field label={m.legal_effective_from()} error={errors.effectiveOn?.message} required>
          <TextInput type="date" {...register('effectiveOn')} />
        </Field>
        <Field label={m.legal_note_en()} hint={m.legal_note_hint()} error={errors.notes?.en?.message}>
          <TextInput lang="en" dir="ltr" autoComplete="off" {...register('notes.en')} />
        </Field>
        <Field label={m.legal_note_ar()} error={errors.notes?.ar?.message}>
          <TextInput lang="ar" dir="rtl" autoComplete="off" {...register('notes.ar')} />
        </Field>
      </div>
      <div className="flex flex-wrap gap-x-8 gap-y-1">
        {acceptedPages.some((one) => one === page) ? option('asks', m.legal_asks()) : null}
        {option('tells', m.legal_tells())}
      </div>
      <FormError className="empty:hidden">{errors.root?.message}</FormError>
      <OnlineButton type="submit" className="justify-self-end">
        {m.legal_publish()}
      </OnlineButton>
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={() => setAsked(null)}
        title={m.legal_publish_question()}
        confirmLabel={m.legal_publish()}
        busy={isSubmitting}
        busyText={m.legal_publishing()}
        onConfirm={() => void handleSubmit(publish)()}
      >
        {m.legal_publish_text({ date: asked ? formatLongDate(asked.effectiveOn) : '' })}
      </ConfirmDialog>
      <Versions page={page} versions={versions} />
    </form>
  );
}

interface PreviewProps {
  text: string;
  values: LegalValues;
  direction: { lang: string; dir: 'ltr' | 'rtl' };
}

/** The page as people would read it. Its anchors have names of their own, as the settings may show several texts. */
function Preview({ text, values, direction }: PreviewProps) {
  const { intro, sections } = sectionsOf(fillBlanks(text, values));
  const named = sections.map((section) => ({ ...section, id: `preview-${direction.lang}-${section.id}` }));
  return (
    <div {...direction} className="mt-2 grid max-w-[62ch] gap-7 rounded-[var(--r-md)] border border-line p-5">
      <div className="grid gap-3 text-lg wrap-anywhere">
        <Markdown blocks={intro} />
      </div>
      <LegalSections sections={named} />
    </div>
  );
}

function Versions({ page, versions }: Pick<EditedPage, 'page' | 'versions'>) {
  return (
    <section aria-label={m.legal_versions()}>
      <h3 className="label">{m.legal_versions()}</h3>
      {versions.length === 0 ? <p className="text-ui text-ink-2">{m.legal_versions_none()}</p> : null}
      <ul>
        {versions.map(({ version, effectiveOn, by, accepted }) => (
          <li key={version} className="flex flex-wrap items-center gap-x-4 border-t border-line text-ui">
            <ExternalLink
              href={ownPage(`${paths[page].href()}?version=${version}`)}
              className="inline-flex min-h-11 items-center"
            >
              {m.legal_version({ version: formatCount(version), date: formatLongDate(effectiveOn) })}
            </ExternalLink>
            <span className="text-ink-2">
              {m.legal_published_by({ name: by })}
              {acceptedPages.some((one) => one === page)
                ? ` · ${m.legal_accepted_by({ n: accepted, count: formatCount(accepted) })}`
                : null}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
