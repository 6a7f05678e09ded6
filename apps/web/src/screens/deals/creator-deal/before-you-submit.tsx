import '../../../styles/checks.css';
import { type Comment, needsOf } from '@briefcast/contract';
import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { Check, Circle, Clock, type LucideIcon, X } from 'lucide-react';
import { taskAnchor } from './task-card.tsx';
import type { Submission } from './use-submission.ts';

interface BeforeYouSubmitProps {
  submission: Submission;
  openTasks: readonly Comment[];
  /** Shows finished steps as well, with the number of tasks; without it only what is left, under a heading. */
  whole?: { tasks: number } | undefined;
}

type NeedState = 'left' | 'waits' | 'failed' | 'done';

interface Need {
  key: string;
  state: NeedState;
  words: string;
  /** Anchor of the place on the page where it is done. */
  href?: string | undefined;
}

/** The element that tells what is left. */
export const leftId = 'before-you-submit';

const looks: Record<NeedState, { tone?: string; Icon: LucideIcon }> = {
  left: { Icon: Circle },
  waits: { tone: 'yellow', Icon: Clock },
  failed: { tone: 'red', Icon: X },
  done: { tone: 'green', Icon: Check },
};

const counted = (count: number | undefined) => ({ n: count ?? 0, count: formatCount(count ?? 0) });

/** Requirements of a submission, in the order in which they are shown. */
function needsIn({ submission, openTasks, whole }: BeforeYouSubmitProps): Need[] {
  const { files, left, failing, checking } = submission;
  const needs = needsOf(left);
  const [task] = openTasks;
  const tasks: Need | null = task
    ? {
        key: 'tasks',
        state: 'left',
        words: m.draft_left_tasks(counted(left.tasks)),
        href: `#${taskAnchor(task)}`,
      }
    : whole && whole.tasks > 0
      ? { key: 'tasks', state: 'done', words: m.draft_tasks_done(counted(whole.tasks)) }
      : null;
  const uploads: Need = needs.includes('uploads')
    ? { key: 'uploads', state: 'waits', words: m.draft_left_uploads(counted(left.uploads)) }
    : files.length === 0
      ? { key: 'uploads', state: 'left', words: m.draft_need_file() }
      : { key: 'uploads', state: 'done', words: m.draft_uploads_done() };
  const checks: Need = needs.includes('checks')
    ? {
        key: 'checks',
        state: 'failed',
        words: m.draft_left_checks(counted(left.checks)),
        href: `#check-${failing[0]?.id}`,
      }
    : checking.length > 0
      ? { key: 'checks', state: 'waits', words: m.draft_checks_running(counted(checking.length)) }
      : { key: 'checks', state: 'done', words: m.draft_checks_done() };
  const guidelines: Need = needs.includes('guidelines')
    ? {
        key: 'guidelines',
        state: 'left',
        words: m.draft_left_guidelines(counted(left.guidelines)),
        href: '#guidelines-to-confirm',
      }
    : { key: 'guidelines', state: 'done', words: m.draft_guidelines_done() };
  // Checks follow once files have arrived.
  const follow: Need = { key: 'later', state: 'waits', words: m.draft_checks_follow() };
  return [tasks, uploads, files.length === 0 ? follow : checks, guidelines].filter((need) => need !== null);
}

/** Obstacles to submitting, next to the button that they hold up. */
export function BeforeYouSubmit(props: BeforeYouSubmitProps) {
  const needs = needsIn(props).filter(({ state, key }) =>
    props.whole ? true : state !== 'done' && key !== 'later',
  );
  return (
    <div id={leftId} className="me-auto min-w-0 text-sm">
      {needs.length > 0 ? (
        <>
          {props.whole ? null : <p className="font-semibold">{m.draft_before()}</p>}
          <ul className="mt-1 grid gap-2 text-ink-2">
            {needs.map(({ key, state, words, href }) => (
              <li key={key} className="flex items-start gap-2.5">
                <Mark state={state} />
                {href === undefined ? (
                  <span className="min-w-0">{words}</span>
                ) : (
                  <a className="link min-w-0" href={href}>
                    {words}
                  </a>
                )}
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  );
}

function Mark({ state }: { state: NeedState }) {
  const { tone, Icon } = looks[state];
  if (tone === undefined) return <span aria-hidden className="need-mark need-left" />;
  return (
    <span className="need-mark" data-tone={tone} aria-hidden>
      <Icon className="ic" />
    </span>
  );
}
