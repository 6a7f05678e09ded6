import type { NotificationKind, OwnUser } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { BellRing, CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { q } from '../../lib/query.ts';
import { readStored, writeStored } from '../../lib/storage.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { OnlineButton } from '../../ui/online-button.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { MessagePreview } from './message-preview.tsx';
import { PushHelp } from './push-help.tsx';
import { useTurnOnPush } from './use-change-pushes.ts';
import { usePushSupport } from './use-push-support.ts';

export interface AskToBeToldProps {
  user: OwnUser;
  /** The page on which it is asked, for which "Mail is enough" holds; with its id where there are many. */
  place: string;
  /** Name of the person whose answer is awaited. */
  name: string | null;
  /** Notifications of the answer; the first is shown as an example. */
  kinds: readonly [NotificationKind, ...NotificationKind[]];
  /** Subject, as the example shows it. */
  subject: string;
}

/** Asks, where somebody waits for an answer, whether this device should notify of it (rules/pushes#what). */
export function AskToBeTold({ user, place, name, kinds, subject }: AskToBeToldProps) {
  const key = `pushDeclined:${user.id}:${place}`;
  const [isDeclined, setDeclined] = useState(() => readStored('local', key) !== null);
  const { data: pushes } = useQuery({ ...q('pushes.read'), enabled: !isDeclined });
  const { data: settings } = useQuery({
    ...q('notifications.settings'),
    select: ({ settings }) => settings,
    enabled: !isDeclined,
  });
  const [support, lookAgain] = usePushSupport();
  const turnOn = useTurnOnPush(user.id);
  if (turnOn.data) return <Told />;
  const isToldHere = pushes?.devices.some(({ isCurrent }) => isCurrent);
  const isChosen = kinds.every((kind) => settings?.some((one) => one.kind === kind && one.byPush));
  // Where nothing can be done, nothing is offered.
  if (isDeclined || support === 'UNSUPPORTED') return null;
  if (!pushes || !settings || (isToldHere && isChosen)) return null;

  const mailIsEnough = (
    <Button
      variant="outline"
      size="sm"
      onClick={() => {
        writeStored('local', key, 'yes');
        setDeclined(true);
      }}
    >
      {m.push_ask_not()}
    </Button>
  );
  if (support !== 'READY')
    return <PushHelp support={support} onLookAgain={lookAgain} besides={mailIsEnough} />;
  const tellMe = () =>
    turnOn.mutate({ serverKey: pushes.serverKey, kinds }, { onSuccess: () => void lookAgain() });
  return (
    <Notice
      tone="pink"
      icon={<BellRing aria-hidden className="ic" />}
      title={name === null ? m.push_ask_title_unnamed() : m.push_ask_title({ name })}
    >
      <p>{m.push_ask_text()}</p>
      <div className="mt-4 flex flex-wrap gap-2.5">
        <OnlineButton
          variant="cast"
          size="sm"
          icon={<BellRing aria-hidden className="ic" />}
          busy={turnOn.isPending}
          onClick={tellMe}
        >
          {m.push_ask_do()}
        </OnlineButton>
        {mailIsEnough}
      </div>
      <MessagePreview kind={kinds[0]} role={user.role} name={name} subject={subject} />
    </Notice>
  );
}

function Told() {
  return (
    <Notice tone="green" icon={<CircleCheck aria-hidden className="ic" />} title={m.push_ask_done_title()}>
      <p role="status">
        <RichText
          parts={m.push_ask_done_text.parts({})}
          tags={{
            settings: (children) => (
              <Link className="link" to={paths.notificationSettings.href()}>
                {children}
              </Link>
            ),
          }}
        />
      </p>
    </Notice>
  );
}
