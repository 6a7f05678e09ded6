import '../../styles/call-sheet.css';
import { type Scene, sceneNow } from '@briefcast/contract/accounts/call-sheet';
import { formatCount, formatLongDate } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { RichText } from '../../ui/rich-text.tsx';

/** The present state of a step: done, the next one, or later. */
export type SceneStage = 'done' | 'now' | 'later';

interface CallSheetProps<Name extends string> {
  /** The name of the person who is set up. */
  name: string;
  scenes: readonly Scene<Name>[];
  /** A `SceneRow`. */
  renderScene: (name: Name, stage: SceneStage, number: number) => ReactNode;
  /** A preview of the result, next to the steps. */
  aside: ReactNode;
}

/** The set-up guide for somebody new: a header and four steps, of which one is next. */
export function CallSheet<Name extends string>({ name, scenes, renderScene, aside }: CallSheetProps<Name>) {
  const now = sceneNow(scenes);
  const stageOf = (scene: Scene<Name>): SceneStage =>
    scene.isDone ? 'done' : scene.name === now ? 'now' : 'later';
  return (
    <div className="mt-6 grid items-start gap-7 xl:grid-cols-[minmax(0,1fr)_400px]">
      <section aria-labelledby="call-sheet" className="call-sheet">
        <div className="on-stage flex flex-wrap items-end gap-x-8 gap-y-4 bg-stage px-5 py-6 text-on-stage sm:ps-8 sm:pe-12 sm:pt-7">
          <div className="min-w-0 flex-1 basis-60">
            <h2 id="call-sheet" className="text-[32px] leading-none">
              {m.start_sheet()}
            </h2>
            <p className="mt-1.5 text-ui text-on-stage-2 wrap-anywhere">
              <RichText
                parts={m.start_sheet_of.parts({ name, date: formatLongDate(new Date()) })}
                tags={{ name: (children) => <bdi>{children}</bdi> }}
              />
            </p>
          </div>
          <Progress scenes={scenes} />
        </div>
        <ol>
          {scenes.map((scene, index) => (
            <li key={scene.name}>{renderScene(scene.name, stageOf(scene), index + 1)}</li>
          ))}
        </ol>
      </section>
      <aside className="ghost ear bg-sunken p-5 pb-6">{aside}</aside>
    </div>
  );
}

function Progress({ scenes }: { scenes: readonly Scene<string>[] }) {
  const done = scenes.filter(({ isDone }) => isDone).length;
  return (
    <div
      role="img"
      aria-label={m.start_sheet_progress({ done: formatCount(done), all: formatCount(scenes.length) })}
      className="flex gap-1.5"
    >
      {scenes.map(({ name, isDone, isBegun }) => (
        <span
          key={name}
          className={clsx('scene-sign', isDone ? 'scene-sign-done' : isBegun && 'scene-sign-begun')}
        />
      ))}
    </div>
  );
}

const tones = { done: 'green', now: 'yellow', later: 'buff' } as const;

interface SceneRowProps {
  number: number;
  stage: SceneStage;
  title: string;
  text: ReactNode;
  /** The progress of the step. */
  children?: ReactNode;
  action: ReactNode;
}

/** One step: its number or check mark, what it is about, and the link to it. */
export function SceneRow({ number, stage, title, text, children, action }: SceneRowProps) {
  return (
    <div className="scene" data-tone={tones[stage]} aria-current={stage === 'now' ? 'step' : undefined}>
      <div className="scene-stub">
        {stage === 'done' ? (
          <>
            <Check aria-hidden strokeWidth={2.4} className="size-[26px]" />
            {m.start_scene_done()}
          </>
        ) : (
          <>
            {m.start_scene()}
            <b className="num">{formatCount(number)}</b>
          </>
        )}
      </div>
      <div className="scene-text">
        <h3 className={clsx('text-[21px]', stage === 'done' && 'text-ink-2')}>{title}</h3>
        <p className="mt-1 max-w-[56ch] text-ui text-ink-2">{text}</p>
        {children}
      </div>
      <div className="scene-action">{action}</div>
    </div>
  );
}

interface FrameSlotsProps {
  label: string;
  /** The filled frames, with unique names; the others are empty. */
  filled: readonly { id: string; picture: ReactNode }[];
  wanted: number;
}

/** Placeholders for frames, with a sentence that says how many are filled. */
export function FrameSlots({ label, filled, wanted }: FrameSlotsProps) {
  const empty = Array.from({ length: Math.max(0, wanted - filled.length) }, (_, at) => `empty ${at}`);
  return (
    <div role="img" aria-label={label} className="mt-3.5 flex gap-2">
      {filled.slice(0, wanted).map(({ id, picture }) => (
        <span key={id} className="slot slot-filled">
          {picture}
        </span>
      ))}
      {empty.map((id) => (
        <span key={id} className="slot" />
      ))}
    </div>
  );
}
