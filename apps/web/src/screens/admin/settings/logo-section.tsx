/** The operator's own logo on either ground (rules/market#logo). */
import { type LogoGround, logoGrounds } from '@briefcast/contract';
import { marketPicturePath } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { clsx } from 'clsx';
import { Trash2, Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { adminClient } from '../../../lib/api.ts';
import { showError } from '../../../lib/show-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { FormError } from '../../../ui/field.tsx';
import { OnlineButton } from '../../../ui/online-button.tsx';
import { type Fields, Intro } from './setting-fields.tsx';

const labels = { light: m.market_logo_on_light, dark: m.market_logo_on_dark };
/** Grounds of pages in either theme, whichever is on here. */
const grounds = { light: 'bg-white', dark: 'bg-[#082920] text-white' };

const base64Of = (file: File) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^.*,/u, ''));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });

function LogoTile({ form, ground }: { form: Fields; ground: LogoGround }) {
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const name = `market.logo.${ground}` as const;
  const digest = form.watch(name);
  const label = labels[ground]();
  const keep = (value: string) =>
    form.setValue(name, value, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  const take = async (file: File) => {
    setBusy(true);
    try {
      const body = { base64: await base64Of(file) };
      keep((await adminClient.operatorSettings.addPicture({ body })).digest);
    } catch (error) {
      showError(m.market_logo_failed(), error);
    }
    setBusy(false);
  };
  return (
    <fieldset className="min-w-0">
      <legend className="text-ui font-semibold">{label}</legend>
      <div
        className={clsx(
          'mt-2 grid h-28 place-items-center rounded-[var(--r-md)] border border-line-strong p-4',
          grounds[ground],
        )}
      >
        {digest ? (
          <img src={marketPicturePath(digest)} alt={label} className="max-h-16 max-w-full object-contain" />
        ) : (
          <span className={clsx('text-sm', ground === 'light' && 'text-[#53635d]')}>
            {m.market_logo_none()}
          </span>
        )}
      </div>
      <div className="mt-2 flex flex-wrap gap-2">
        <input
          ref={input}
          type="file"
          hidden
          accept="image/svg+xml,image/png,image/jpeg,image/webp"
          aria-label={label}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file) void take(file);
            currentTarget.value = '';
          }}
        />
        <OnlineButton
          variant="outline"
          size="sm"
          icon={<Upload aria-hidden className="ic" />}
          busy={isBusy}
          busyText={m.market_logo_taking()}
          onClick={() => input.current?.click()}
        >
          {digest ? m.market_logo_replace() : m.market_logo_choose()} <span className="sr-only">{label}</span>
        </OnlineButton>
        {digest ? (
          <Button
            variant="ghost"
            size="sm"
            icon={<Trash2 aria-hidden className="ic" />}
            onClick={() => keep('')}
          >
            {m.market_logo_remove()} <span className="sr-only">{label}</span>
          </Button>
        ) : null}
      </div>
      <FormError className="mt-2 empty:hidden">
        {form.getFieldState(name, form.formState).error?.message}
      </FormError>
    </fieldset>
  );
}

export function LogoSection({ form }: { form: Fields }) {
  return (
    <Card title={m.market_logo()}>
      <Intro>{m.market_logo_text()}</Intro>
      <div className="mt-4 grid items-start gap-4 sm:grid-cols-2">
        {logoGrounds.map((ground) => (
          <LogoTile key={ground} form={form} ground={ground} />
        ))}
      </div>
    </Card>
  );
}
