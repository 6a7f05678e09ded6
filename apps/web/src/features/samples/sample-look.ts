/** How a sample looks by its state: tone and icon; its word is `sampleStateLabel`. */
import type { SampleState, Tone } from '@briefcast/contract';
import {
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

export const sampleLooks: Record<SampleState, { tone: Tone; Icon: LucideIcon }> = {
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
