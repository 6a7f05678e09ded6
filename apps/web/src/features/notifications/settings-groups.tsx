import type { NewsGroup, NotificationKind, NotificationSetting, Role } from '@briefcast/contract';
import { newsGroups } from '@briefcast/contract/notifications/news';
import { formatCount } from '@briefcast/i18n/format';
import { newsGroupAbout, newsGroupTitle, newsHint, newsLabel } from '@briefcast/i18n/labels/news';
import { m } from '@briefcast/i18n/messages';
import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Card } from '../../ui/card.tsx';
import { ChannelBoxes, channels } from './channel-boxes.tsx';

interface SettingsGroupsProps {
  role: Role;
  settings: readonly NotificationSetting[];
  /** Kind whose line a link leads to; its group is open, and the line has the focus. */
  asked: string | null;
}

/** Groups of news by channel; each unfolds into its kinds. */
export function SettingsGroups({ role, settings, asked }: SettingsGroupsProps) {
  return (
    <Card flush as="section" aria-label={m.settings_about()}>
      <table className="news-table">
        <thead>
          <tr>
            <th scope="col">{m.settings_about()}</th>
            {channels.map(({ channel, label, Icon }) => (
              <th key={channel} scope="col">
                <Icon aria-hidden className="ic mx-auto" />
                {label()}
              </th>
            ))}
          </tr>
        </thead>
        {newsGroups(role).map(({ name, kinds }) => {
          const askedHere = kinds.find((kind) => kind === asked);
          return (
            <SettingsGroup
              key={`${name} ${askedHere ?? ''}`}
              name={name}
              role={role}
              settings={settings.filter(({ kind }) => kinds.includes(kind))}
              asked={askedHere}
            />
          );
        })}
      </table>
    </Card>
  );
}

interface SettingsGroupProps {
  name: NewsGroup;
  role: Role;
  settings: readonly NotificationSetting[];
  asked: NotificationKind | undefined;
}

function SettingsGroup({ name, role, settings, asked }: SettingsGroupProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(asked !== undefined);
  const title = newsGroupTitle(name);
  return (
    <>
      <tbody>
        <tr>
          <th scope="rowgroup">
            <h2 id={`${id}-title`} className="text-d4 text-ink">
              {title}
            </h2>
            <button
              type="button"
              className="news-more"
              aria-expanded={isOpen}
              aria-controls={`${id}-kinds`}
              aria-describedby={`${id}-title`}
              onClick={() => setOpen(!isOpen)}
            >
              <ChevronDown aria-hidden className="ic" />
              <span>
                {m.settings_kinds({ n: settings.length, count: formatCount(settings.length) })}
                <span className="max-sm:hidden">{`: ${newsGroupAbout(name, role)}`}</span>
              </span>
            </button>
          </th>
          <ChannelBoxes label={title} settings={settings} />
        </tr>
      </tbody>
      <tbody id={`${id}-kinds`} hidden={!isOpen} className="news-kinds">
        {isOpen
          ? settings.map((setting) => (
              <KindRow key={setting.kind} setting={setting} role={role} isAsked={setting.kind === asked} />
            ))
          : null}
      </tbody>
    </>
  );
}

interface KindRowProps {
  setting: NotificationSetting;
  role: Role;
  isAsked: boolean;
}

function KindRow({ setting, role, isAsked }: KindRowProps) {
  const line = useRef<HTMLTableCellElement>(null);
  useEffect(() => {
    if (!isAsked) return;
    // Waits for the page, which focuses its heading and restores where it was scrolled.
    const frame = requestAnimationFrame(() => {
      line.current?.scrollIntoView({ block: 'center' });
      line.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [isAsked]);
  const label = newsLabel(setting.kind);
  return (
    <tr data-asked={isAsked || undefined}>
      <th ref={line} scope="row" tabIndex={isAsked ? -1 : undefined}>
        {label}
        <span className="hint block font-normal">{newsHint(setting.kind, role)}</span>
      </th>
      <ChannelBoxes label={label} settings={[setting]} />
    </tr>
  );
}
