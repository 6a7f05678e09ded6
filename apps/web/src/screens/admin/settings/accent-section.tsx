/** The market's accent: a hue that no status has, with its contrasts measured as it moves (rules/market#accent). */
import '../../../styles/hue-strip.css';
import {
  accentOf,
  contrastsOfAccent,
  hueStep,
  isHueTaken,
  nearestStatus,
  pinkHue,
} from '@briefcast/contract/admin/accent';
import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { type Fields, Intro } from './setting-fields.tsx';

/** The hue of the strip that is nearest. */
const onStrip = (hue: number) => (Math.round(hue / hueStep) * hueStep) % 360;
const hues = Array.from({ length: 360 / hueStep }, (_, index) => index * hueStep);

/** Names of hues, each from its degree on. */
const names: readonly (readonly [number, () => string])[] = [
  [0, m.market_hue_red],
  [40, m.market_hue_orange],
  [85, m.market_hue_yellow],
  [112, m.market_hue_lime],
  [142, m.market_hue_green],
  [172, m.market_hue_sea_green],
  [195, m.market_hue_aqua],
  [228, m.market_hue_blue],
  [280, m.market_hue_violet],
  [325, m.market_hue_pink],
];
const nameOf = (hue: number) => names.findLast(([from]) => hue >= from)?.[1]() ?? '';

const statusNames = {
  red: m.market_hue_red,
  orange: m.market_hue_orange,
  yellow: m.market_hue_yellow,
  green: m.market_hue_green,
  aqua: m.market_hue_aqua,
  blue: m.market_hue_blue,
};
const checks = { WORDS: m.market_accent_words, STAGE: m.market_accent_stage, RING: m.market_accent_ring };

/** Each measured contrast with the least that it needs, and the distance to the nearest status. */
function Checks({ hue }: { hue: number }) {
  const { status, degrees } = nearestStatus(hue);
  const rows = [
    ...contrastsOfAccent(hue).map(({ what, is, least }) => ({
      name: checks[what](),
      needs: m.market_accent_needs({ least: formatCount(least) }),
      is: m.market_accent_ratio({ ratio: formatCount(Math.floor(is * 10) / 10) }),
    })),
    {
      name: m.market_accent_apart(),
      needs: m.market_accent_nearest({ status: statusNames[status]() }),
      is: m.market_accent_degrees({ degrees: formatCount(degrees) }),
    },
  ];
  return (
    <ul className="grid gap-2 text-ui">
      {rows.map(({ name, needs, is }) => (
        <li key={name} className="flex items-start gap-3 border-b border-line pb-2 last:border-0">
          <Check aria-hidden className="ic mt-0.5 text-[var(--c-green-ink)]" />
          <span>
            {name}
            <span className="block text-sm text-ink-2">{needs}</span>
          </span>
          <bdi className="ms-auto font-semibold">{is}</bdi>
        </li>
      ))}
    </ul>
  );
}

export function AccentSection({ form }: { form: Fields }) {
  const id = useId();
  const chosen = form.watch('market.hue');
  const hue = chosen ?? pinkHue;
  // A hue of a status is named and crossed out; the last good one stays.
  const [tried, setTried] = useState<number | null>(null);
  const at = tried ?? hue;
  const isTaken = tried !== null && isHueTaken(tried);
  const { '--c-cast': button, '--c-cast-soft': soft, '--c-cast-ink': ink } = accentOf(hue);
  const choose = (next: number) => {
    setTried(isHueTaken(next) ? next : null);
    if (!isHueTaken(next)) form.setValue('market.hue', next, { shouldDirty: true });
  };
  const samples = [
    { name: m.market_accent_button(), background: button.light, color: '#09241c' },
    { name: m.market_accent_soft_light(), background: soft.light, color: ink.light },
    { name: m.market_accent_soft_dark(), background: soft.dark, color: ink.dark },
  ];
  return (
    <Card title={m.market_accent()}>
      <Intro>{m.market_accent_text()}</Intro>
      <div className="mt-4" dir="ltr">
        <div aria-hidden className="flex h-11 overflow-hidden rounded-[var(--r-sm)]">
          {hues.map((one) => (
            <span
              key={one}
              className={clsx(
                'hue-cell',
                isHueTaken(one) && 'hue-taken',
                one === onStrip(hue) && 'hue-chosen',
              )}
              style={{ backgroundColor: accentOf(one)['--c-cast'].light }}
            />
          ))}
        </div>
        <input
          type="range"
          min={0}
          max={360 - hueStep}
          step={hueStep}
          value={onStrip(at)}
          aria-label={m.market_accent_hue()}
          aria-valuetext={nameOf(at)}
          aria-describedby={isTaken ? id : undefined}
          onChange={({ currentTarget }) => choose(Number(currentTarget.value))}
          className="hue-slider"
        />
      </div>
      {isTaken ? (
        <p id={id} role="alert" className="mt-2 text-ui text-red-ink">
          {m.market_accent_taken({ status: statusNames[nearestStatus(at).status]() })}
        </p>
      ) : null}
      <div className="mt-4 grid gap-6 md:grid-cols-2">
        <div>
          <div className="flex flex-wrap gap-2">
            {samples.map(({ name, ...style }) => (
              <span
                key={name}
                style={style}
                className="rounded-[var(--r-md)] px-4 py-2.5 text-ui font-semibold"
              >
                {name}
              </span>
            ))}
          </div>
          {chosen === null ? null : (
            <Button
              variant="ghost"
              className="mt-3"
              onClick={() => {
                setTried(null);
                form.setValue('market.hue', null, { shouldDirty: true });
              }}
            >
              {m.market_accent_reset()}
            </Button>
          )}
        </div>
        <Checks hue={hue} />
      </div>
    </Card>
  );
}
