import type { OperatorSettings } from '@briefcast/contract';
import { formatCount, formatSeries } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { type Location, useSearchParams } from 'react-router';
import { adminQ } from '../../../lib/admin-query.ts';
import { adminClient } from '../../../lib/api.ts';
import { invalidate } from '../../../lib/invalidate.ts';
import { schemaResolver } from '../../../lib/schema-resolver.ts';
import { errorText } from '../../../lib/show-error.ts';
import { showFailure } from '../../../lib/show-form-failure.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { FormError } from '../../../ui/field.tsx';
import { latePart } from '../../../ui/late-part.tsx';
import { OnlineButton } from '../../../ui/online-button.tsx';
import { LoadingText } from '../../../ui/spinner.tsx';
import { toastSuccess } from '../../../ui/toast.ts';
import { UnsavedQuestion } from '../../../ui/unsaved-question.tsx';
import { HouseProvider } from './house-provider.tsx';
import { PeopleSee } from './people-see.tsx';
import type { Fields } from './setting-fields.tsx';
import {
  changedIn,
  partOf,
  refusedIn,
  type SettingName,
  type SettingPart,
  settingParts,
} from './setting-parts.ts';
import { SettingRail } from './setting-rail.tsx';
import { formOfSettings, SettingsForm, settingsOfForm } from './settings-form.ts';

const LegalTexts = latePart(
  async () => (await import('./legal-texts.tsx')).LegalTexts,
  () => <LoadingText>{m.legal_settings_loading()}</LoadingText>,
);

/** Operator's settings, in parts; all but texts and providers are saved together. */
export function SettingsTab() {
  const { data, isPending, error, refetch } = useQuery(adminQ('operatorSettings.read'));
  if (isPending) return <LoadingText>{m.admin_settings_loading()}</LoadingText>;
  if (!data) {
    return (
      <Card>
        <ErrorState onRetry={() => void refetch()}>{errorText(error, m.admin_settings_failed())}</ErrorState>
      </Card>
    );
  }
  return <Settings settings={data.settings} />;
}

const tabOf = ({ search }: Location) => new URLSearchParams(search).get('tab');

/** Another tab of the admin's page, or another page; the parts of the settings share one form. */
const leavesSettings = ({ from, to }: { from: Location; to: Location }) =>
  from.pathname !== to.pathname || tabOf(from) !== tabOf(to);

/** The focus on a tab opens it, so that it cannot stay on the one that was pressed. */
const selectedTab = () => document.querySelector<HTMLElement>('[role=tab][aria-selected=true]');

const hrefOf = ({ id }: SettingPart) => `?${new URLSearchParams({ tab: 'settings', part: id })}`;

function Settings({ settings }: { settings: OperatorSettings }) {
  const [search, setSearch] = useSearchParams();
  const form = useForm({
    resolver: schemaResolver(SettingsForm),
    defaultValues: formOfSettings(settings),
  });
  const { handleSubmit, formState, setFocus } = form;
  const [first] = settingParts;
  const current = settingParts.find(({ id }) => id === search.get('part')) ?? first;
  const [hasUnsavedTexts, setUnsavedTexts] = useState(false);
  const [wanted, setWanted] = useState<SettingName | null>(null);
  const open = (part: SettingPart) => setSearch({ tab: 'settings', part: part.id }, { replace: true });

  /** Opens the part that has a value, and focuses its field. */
  function openField(name: string) {
    const part = partOf(name);
    if (part && part !== current) open(part);
    setWanted(name as SettingName);
  }

  // Only fields of the part that is shown can take the focus.
  useEffect(() => {
    if (wanted === null || partOf(wanted) !== current) return;
    setFocus(wanted);
    setWanted(null);
  }, [wanted, current, setFocus]);

  const showRefused = (errors: Fields['formState']['errors']) => {
    const [name] = refusedIn(errors);
    if (name !== undefined) openField(name);
  };
  const submit = handleSubmit(async (values) => {
    try {
      const saved = await adminClient.operatorSettings.change({ body: settingsOfForm(values) });
      form.reset(formOfSettings(saved.settings));
      toastSuccess(m.admin_settings_saved());
      await invalidate('admin', 'system.site');
    } catch (error) {
      showFailure(form, error, m.admin_settings_save_failed());
      showRefused(form.control._formState.errors);
    }
  }, showRefused);

  if (!current) return null;
  return (
    <div className="mx-auto grid max-w-[1180px] items-start gap-5 lg:grid-cols-[216px_minmax(0,1fr)] lg:gap-8 xl:max-w-none xl:grid-cols-[216px_minmax(0,1fr)_344px]">
      <SettingRail form={form} current={current} hrefOf={hrefOf} onOpen={open} />
      <form className="grid gap-5" onSubmit={submit} noValidate>
        <h2 className="text-d3">{current.label()}</h2>
        {current.Cards ? <current.Cards form={form} onOpen={openField} /> : null}
        <UnsavedQuestion
          when={formState.isDirty || hasUnsavedTexts}
          leaves={leavesSettings}
          finalFocus={selectedTab}
        />
        <FormError className="empty:hidden">{formState.errors.root?.message}</FormError>
        <SaveBar form={form} onDiscard={() => form.reset()} />
      </form>
      <PeopleSee form={form} part={current.id} />
      {current.id === 'legal' || hasUnsavedTexts ? (
        <div className="grid gap-5 lg:col-start-2" hidden={current.id !== 'legal'}>
          <LegalTexts onDirty={setUnsavedTexts} />
        </div>
      ) : null}
      {current.id === 'integrations' ? (
        <div className="lg:col-start-2">
          <HouseProvider />
        </div>
      ) : null}
    </div>
  );
}

/** Bar that counts unsaved changes; absent without any. */
function SaveBar({ form, onDiscard }: { form: Fields; onDiscard: () => void }) {
  const changed = changedIn(form);
  if (changed.length === 0) return null;
  const parts = settingParts.filter((part) => changed.some((name) => partOf(name) === part));
  return (
    <div className="save-bar" data-lower-bar>
      <p>
        <b className="num">{m.settings_unsaved({ n: changed.length, count: formatCount(changed.length) })}</b>
        <span className="hint block">{formatSeries(parts.map(({ label }) => label()))}</span>
      </p>
      <Button variant="ghost" onClick={onDiscard}>
        {m.settings_discard()}
      </Button>
      <OnlineButton type="submit" variant="cast" busy={form.formState.isSubmitting} busyText={m.own_saving()}>
        {m.admin_settings_save()}
      </OnlineButton>
    </div>
  );
}
