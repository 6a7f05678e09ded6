import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { toastNotLoaded } from './toast.ts';

interface Openable {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/**
 * A dialog whose code comes when it is first opened: nobody sees one on the first load, and its library is a tenth of
 * that. Where its code cannot be loaded it says so and is closed. `load` is asked once more with every opening until then.
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
