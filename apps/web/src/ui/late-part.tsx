import { m } from '@briefcast/i18n/messages';
import { type ComponentType, lazy, Suspense } from 'react';
import { Card } from './card.tsx';
import { ErrorState } from './error-state.tsx';

function PartNotLoaded() {
  return (
    <Card>
      <ErrorState onRetry={() => location.reload()}>{m.toast_not_loaded()}</ErrorState>
    </Card>
  );
}

/**
 * A part of a screen whose code is loaded after the rest, because the screen can be read without it; if that
 * fails it says so. `Place` is the placeholder, as high as the part if there is content below it.
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Place: ComponentType,
): ComponentType<Props> {
  const Loaded = lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await load() };
    } catch {
      return { default: PartNotLoaded };
    }
  });
  return function LatePart(props: Props) {
    return (
      <Suspense fallback={<Place />}>
        <Loaded {...props} />
      </Suspense>
    );
  };
}
