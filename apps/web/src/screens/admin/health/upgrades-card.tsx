import type { Upgrade } from '@briefcast/contract';
import { formatCount, formatDateWithTime } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { Card } from '../../../ui/card.tsx';
import { tookText } from './health-words.ts';

/** Releases that ran, the newest first, each with its steps on the tables. */
export function UpgradesCard({ upgrades }: { upgrades: readonly Upgrade[] }) {
  return (
    <Card title={m.health_upgrades()}>
      {upgrades.length === 0 ? (
        <p className="text-ink-3">{m.health_upgrades_none()}</p>
      ) : (
        <ul className="divide-y divide-line">
          {upgrades.map((upgrade) => (
            <UpgradeLine key={upgrade.beganAt} {...upgrade} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function UpgradeLine({ version, beganAt, milliseconds, steps }: Upgrade) {
  return (
    <li className="py-3.5 text-ui">
      <p className="font-semibold">{m.health_release({ version })}</p>
      <p className="text-ink-2">
        {m.health_upgrade_at({ date: formatDateWithTime(beganAt), took: tookText(milliseconds) })}
      </p>
      {steps.length === 0 ? null : (
        <details className="mt-1">
          <summary className="min-h-11 content-center font-semibold text-ink-2">
            {m.health_steps({ n: steps.length, count: formatCount(steps.length) })}
          </summary>
          <ul className="hint grid gap-1">
            {steps.map(({ name, milliseconds: took }) => (
              <li key={name} className="flex justify-between gap-4">
                <bdi className="wrap-anywhere">{name}</bdi>
                <span className="num whitespace-nowrap">{tookText(took)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}
