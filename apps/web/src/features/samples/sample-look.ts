/** How a sample looks by its state: tone, icon and word. */
import { type DealStatus, isSampleDropped, type SampleState, type Tone } from '@briefcast/contract';
import { sampleStateLabel } from '@briefcast/i18n/labels/sample-state';
import { m } from '@briefcast/i18n/messages';
import {
  CircleMinus,
  type LucideIcon,
  MapPin,
  Package,
  PackageCheck,
  PackageX,
  ReceiptText,
  ShoppingBag,
  Truck,
  Undo2,
} from 'lucide-react';

const looks: Record<SampleState, { tone: Tone; Icon: LucideIcon }> = {
  ADDRESS_ASKED: { tone: 'yellow', Icon: MapPin },
  TO_SEND: { tone: 'yellow', Icon: Package },
  ON_ITS_WAY: { tone: 'blue', Icon: Truck },
  ARRIVED: { tone: 'green', Icon: PackageCheck },
  DAMAGED: { tone: 'red', Icon: PackageX },
  NOT_RECEIVED: { tone: 'red', Icon: PackageX },
  TO_RETURN: { tone: 'orange', Icon: Undo2 },
  ON_ITS_WAY_BACK: { tone: 'blue', Icon: Truck },
  RETURNED: { tone: 'green', Icon: PackageCheck },
  TO_BUY: { tone: 'yellow', Icon: ShoppingBag },
  BOUGHT: { tone: 'green', Icon: ReceiptText },
};

/** Shows a sample as over if it never went while its deal was under way. */
export const sampleLook = (state: SampleState, dealStatus: DealStatus) =>
  isSampleDropped(state, dealStatus)
    ? { tone: 'buff' as const, Icon: CircleMinus, label: m.sample_state_over() }
    : { ...looks[state], label: sampleStateLabel(state) };
