import { type ComponentType, lazy, Suspense } from 'react';
import type { AskToBeToldProps } from './ask-to-be-told.tsx';

const Nothing = () => null;

const Loaded = lazy(async (): Promise<{ default: ComponentType<AskToBeToldProps> }> => {
  try {
    return { default: (await import('./ask-to-be-told.tsx')).AskToBeTold };
  } catch {
    // Nobody misses a question: the next page asks it.
    return { default: Nothing };
  }
});

/** The question whether this device should notify of an answer; its code loads after the page. */
export function AskToBeTold(props: AskToBeToldProps) {
  return (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  );
}
