import '../../../styles/first-day.css';
import { type Scene, sceneNow, scenesLeft } from '@briefcast/contract/accounts/call-sheet';
import { m } from '@briefcast/i18n/messages';
import { ChevronDown, Eye, EyeOff } from 'lucide-react';
import { Fragment, type ReactNode, useSyncExternalStore } from 'react';
import type { FirstSteps } from '../../../features/needs/needs-queue.tsx';
import { storedSwitch } from '../../../lib/stored-state.ts';
import { useUser } from '../../../lib/use-user.ts';

const shownFirstSteps = storedSwitch('firstSteps', { usually: true });

/** Handed over by the dashboard, which has loaded the queue already. */
export interface QueueOfFirstDay {
  renderQueue: (first?: FirstSteps) => ReactNode;
}

interface FirstDayProps<Name extends string> extends QueueOfFirstDay {
  scenes: readonly Scene<Name>[];
  /** A `SceneRow`; only the first one is the step to go on with. */
  renderScene: (name: Name, isNow: boolean) => ReactNode;
  /** Result of the steps as far as it is there, folded away. */
  preview: { title: string; content: ReactNode };
}

/** The queue of somebody new: the steps that are not done, in the form of everything that needs them later. */
export function FirstDay<Name extends string>({
  renderQueue,
  scenes,
  renderScene,
  preview,
}: FirstDayProps<Name>) {
  const isShown = useSyncExternalStore(shownFirstSteps.subscribe, shownFirstSteps.get, () => true);
  const left = scenesLeft(scenes, useUser().suspended !== undefined);
  const now = sceneNow(left);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <>
      {renderQueue({
        count: isShown ? left.length : 0,
        rows: isShown
          ? left.map(({ name }) => <Fragment key={name}>{renderScene(name, name === now)}</Fragment>)
          : null,
        tools: (
          <button type="button" className="quiet-button -my-1" onClick={() => shownFirstSteps.set(!isShown)}>
            <Icon aria-hidden className="ic" />
            {isShown ? m.start_hide() : m.start_show()}
          </button>
        ),
      })}
      {isShown ? (
        <details className="group mt-2">
          <summary className="flex min-h-11 list-none items-center gap-2 text-ui font-semibold text-ink-2 hover:text-ink">
            <ChevronDown aria-hidden className="ic transition-transform group-open:rotate-180" />
            {preview.title}
          </summary>
          <div className="ghost ear mt-1 bg-sunken p-5 pb-6">{preview.content}</div>
        </details>
      ) : null}
    </>
  );
}
