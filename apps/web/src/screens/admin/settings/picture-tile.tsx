/** A picture of the market among its settings: chosen, shown on its ground, replaced and removed (rules/market#logo). */
import type { PictureKind } from '@briefcast/contract';
import { marketPicturePath } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { clsx } from 'clsx';
import { Trash2, Upload } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import type { FieldPathByValue } from 'react-hook-form';
import { adminClient } from '../../../lib/api.ts';
import { showError } from '../../../lib/show-error.ts';
import { Button } from '../../../ui/button.tsx';
import { FormError } from '../../../ui/field.tsx';
import { OnlineButton } from '../../../ui/online-button.tsx';
import type { Fields } from './setting-fields.tsx';
import type { SettingsForm } from './settings-form.ts';

const base64Of = (file: File) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^.*,/u, ''));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });

interface PictureTileProps {
  form: Fields;
  name: FieldPathByValue<SettingsForm, string>;
  kind: PictureKind;
  label: string;
  /** Ground and height of the tile. */
  className: string;
  /** Sizes the picture on it. */
  pictureClassName: string;
  /** Shown while there is no picture. */
  children: ReactNode;
}

export function PictureTile(props: PictureTileProps) {
  const { form, name, kind, label, className, pictureClassName, children } = props;
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const digest = form.watch(name);
  const keep = (value: string) =>
    form.setValue(name, value, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  const take = async (file: File) => {
    setBusy(true);
    try {
      const body = { kind, base64: await base64Of(file) };
      keep((await adminClient.operatorSettings.addPicture({ body })).digest);
    } catch (error) {
      showError(m.market_picture_failed(), error);
    }
    setBusy(false);
  };
  return (
    <fieldset className="min-w-0">
      <legend className="text-ui font-semibold">{label}</legend>
      <div
        className={clsx(
          'mt-2 grid place-items-center overflow-hidden rounded-[var(--r-md)] border border-line-strong',
          className,
        )}
      >
        {digest ? (
          <img
            src={marketPicturePath(digest)}
            alt={label}
            className={clsx('max-w-full object-contain', pictureClassName)}
          />
        ) : (
          children
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
          busyText={m.market_picture_taking()}
          onClick={() => input.current?.click()}
        >
          {digest ? m.market_picture_replace() : m.market_picture_choose()}{' '}
          <span className="sr-only">{label}</span>
        </OnlineButton>
        {digest ? (
          <Button
            variant="ghost"
            size="sm"
            icon={<Trash2 aria-hidden className="ic" />}
            onClick={() => keep('')}
          >
            {m.market_picture_remove()} <span className="sr-only">{label}</span>
          </Button>
        ) : null}
      </div>
      <FormError className="mt-2 empty:hidden">
        {form.getFieldState(name, form.formState).error?.message}
      </FormError>
    </fieldset>
  );
}
