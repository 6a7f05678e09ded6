import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { toastNotLoaded } from './toast.ts';

interface Openable {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/**
 * A dialog whose code is loaded when it is first opened, because its library would be a tenth of the first
 * load. If its code cannot be loaded it says so and closes. `load` is tried again with every opening until
 * then.
 */
export function whenOpen<Props extends Openable>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let Loaded: ComponentType<Props> | undefined;
  return function LateDialog(props: Props) {
    const { open, onOpenChange } = props;
    const [, setLoaded] = useState(Loaded !== undefined);
    const giveUp = useEffectEvent(() => {
      toastNotLoaded();
      onOpenChange(false);
    });
    useEffect(() => {
      if (!open || Loaded) return;
      load().then(
        (component) => {
          Loaded = component;
          setLoaded(true);
        },
        () => giveUp(),
      );
    }, [open]);
    return Loaded ? <Loaded {...props} /> : null;
  };
}

const loadDialog = () => import('./dialog-box.tsx');
const loadConfirm = () => import('./confirm-box.tsx');

/** A modal dialog: traps the focus, closes with Esc, restores the focus. Its code is loaded when it is first opened. */
export const Dialog = whenOpen(async () => (await loadDialog()).DialogBox);

/** Asks before something that cannot be undone. Its code is loaded when it is first opened. */
export const ConfirmDialog = whenOpen(async () => (await loadConfirm()).ConfirmBox);
