/** Pages and papers as they would look with the values of the form, next to the settings that change them. */

import { chargedTax } from '@briefcast/contract';
import { accentOfMarket } from '@briefcast/contract/admin/accent';
import { houseAccountFinding } from '@briefcast/contract/admin/seller';
import { taxOn } from '@briefcast/contract/credits/ledger';
import { marketPicturePath } from '@briefcast/contract/paths';
import { formatCount, formatDirhams } from '@briefcast/i18n/format';
import { letterOf } from '@briefcast/i18n/market-name';
import { m } from '@briefcast/i18n/messages';
import type { ComponentType, ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { RichText } from '../../../ui/rich-text.tsx';
import type { Fields } from './setting-fields.tsx';
import type { SettingPart } from './setting-parts.ts';
import { type SettingsForm, settingsOfForm } from './settings-form.ts';

interface PreviewProps {
  values: SettingsForm;
}

const previews: Partial<Record<SettingPart['id'], ComponentType<PreviewProps>>> = {
  market: SignUp,
  look: Landing,
  legal: Terms,
  money: ProForma,
};

/** Preview of the part that is open; nothing for a part that people do not see. */
export function PeopleSee({ form, part }: { form: Fields; part: SettingPart['id'] }) {
  const values = useWatch({ control: form.control }) as SettingsForm;
  const Preview = previews[part];
  if (!Preview) return null;
  const accent = accentOfMarket(values.market.hue);
  const style = { '--c-cast': accent['--c-cast'].light };
  return (
    <aside
      aria-labelledby="people-see"
      className="ear bg-sunken p-5 lg:col-start-2 xl:sticky xl:top-5 xl:col-start-3"
      style={style as object}
    >
      <h2 id="people-see" className="label mb-4">
        {m.settings_people_see()}
      </h2>
      <Preview values={values} />
    </aside>
  );
}

/** A fact as people read it, or a dashed hole where it would stand. */
const Fact = ({ children }: { children: string | null | undefined }) =>
  children ? (
    <bdi className="whitespace-pre-line wrap-anywhere">{children}</bdi>
  ) : (
    <span
      data-tone="orange"
      className="rounded-sm bg-k-bg px-1.5 text-k-ink outline-1 outline-k-line outline-dashed"
    >
      {m.legal_unset()}
    </span>
  );

function nameOf({ market: { name } }: SettingsForm): string {
  const [own, other] = document.documentElement.lang === 'ar' ? [name.ar, name.en] : [name.en, name.ar];
  return own || other || m.head_product();
}

function Name({ values, on }: { values: SettingsForm; on: 'light' | 'dark' }) {
  const { logo, mark } = values.market;
  const whole = logo[on] || logo.light || logo.dark;
  const name = nameOf(values);
  if (whole !== '') return <img src={marketPicturePath(whole)} alt={name} className="h-6 max-w-full" />;
  return (
    <p className="flex min-w-0 items-center gap-2 font-display text-lg font-bold">
      {mark === '' ? (
        <span
          aria-hidden
          className="grid size-6 flex-none place-items-center rounded-[22%] rounded-se-[44%] bg-cast text-sm text-on-cast"
        >
          {letterOf(name)}
        </span>
      ) : (
        <img src={marketPicturePath(mark)} alt="" className="size-6 flex-none" />
      )}
      <bdi className="truncate">{name}</bdi>
    </p>
  );
}

const Sheet = ({ children }: { children: ReactNode }) => (
  <div className="ear grid gap-3 bg-surface p-5 text-ui shadow-[var(--e-1)]">{children}</div>
);

const Press = ({ children }: { children: string }) => (
  <span className="justify-self-start rounded-md rounded-se-xl bg-cast px-4 py-2.5 font-semibold text-on-cast">
    {children}
  </span>
);

function SignUp({ values }: PreviewProps) {
  const { joining } = values.market;
  return (
    <Sheet>
      <Name values={values} on="light" />
      {joining === 'EVERYBODY' ? <Press>{m.header_sign_up()}</Press> : null}
      {joining === 'BY_LINK' ? <p>{m.joining_by_link_text()}</p> : null}
      {joining === 'NOBODY' ? <p>{m.joining_nobody_text()}</p> : null}
      <p className="hint">
        <Fact>{values.market.contacts.help}</Fact>
      </p>
    </Sheet>
  );
}

function Landing({ values }: PreviewProps) {
  return (
    <div className="ear grid gap-4 bg-stage p-5 text-on-stage">
      <Name values={values} on="dark" />
      <p className="font-display text-2xl leading-tight font-bold">
        <RichText
          parts={m.landing_title.parts({})}
          tags={{
            last: (children) => children,
            stop: (children) => <span className="text-cast">{children}</span>,
          }}
        />
      </p>
      <Press>{m.header_sign_up()}</Press>
    </div>
  );
}

function Terms({ values }: PreviewProps) {
  const { seller, legal, market } = values;
  const { contacts } = market;
  const lines = [
    [m.market_contact_help(), contacts.help],
    [m.market_contact_legal(), contacts.legal],
    [m.market_contact_privacy(), contacts.privacy],
  ] as const;
  return (
    <Sheet>
      <p className="font-display text-lg font-bold">{m.terms_title()}</p>
      <p className="grid justify-items-start gap-1">
        <b>
          <Fact>{seller.name}</Fact>
        </b>
        {legal.register === '' ? null : <bdi>{legal.register}</bdi>}
        <Fact>{seller.address}</Fact>
      </p>
      <dl className="grid gap-1">
        {lines.map(([term, value]) => (
          <div key={term} className="flex flex-wrap gap-x-2">
            <dt className="text-ink-2">{term}</dt>
            <dd className="min-w-0">
              <Fact>{value}</Fact>
            </dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}

/** Pro-forma of the middle pack. */
function ProForma({ values }: PreviewProps) {
  const settings = settingsOfForm(values);
  const { seller, bank, credits } = settings;
  const pack = credits.packs[1] ?? { credits: 0, priceFils: 0 };
  const tax = taxOn(pack.priceFils, chargedTax(settings));
  const rows = [
    [m.credits_counted({ n: pack.credits, count: formatCount(pack.credits) }), formatDirhams(pack.priceFils)],
    [m.admin_papers_tax(), formatDirhams(tax)],
  ] as const;
  return (
    <Sheet>
      <Name values={values} on="light" />
      <p className="font-display text-lg font-bold">{m.billing_pro_forma_word()}</p>
      <p className="grid justify-items-start gap-1">
        <b>
          <Fact>{seller.name}</Fact>
        </b>
        <Fact>{seller.address}</Fact>
      </p>
      <dl className="num border-y border-line py-2">
        {rows.map(([term, value]) => (
          <div key={term} className="flex justify-between gap-3 py-0.5">
            <dt className="text-ink-2">{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <bdi className="disp num justify-self-end text-xl">{formatDirhams(pack.priceFils + tax)}</bdi>
      <p className="grid justify-items-start gap-1">
        <Fact>{bank.bankName}</Fact>
        <Fact>{houseAccountFinding(bank.iban) === null ? bank.iban : null}</Fact>
      </p>
    </Sheet>
  );
}
