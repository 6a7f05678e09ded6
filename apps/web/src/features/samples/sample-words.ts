/** Meaning of a sample's state for its reader, and the next step. */
import {
  activeStatuses,
  afterSampleStep,
  type Currency,
  type DealDetail,
  daysToReturn,
  type Role,
  type Sample,
} from '@briefcast/contract';
import { formatCount, formatExactMoney, formatShortDate } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';

export interface SampleWords {
  title: string;
  text: string | null;
}

interface Reader {
  viewer: Role;
  /** Whether the reader's role allows to send it and to see where it goes. */
  maySend: boolean;
  deal: Pick<DealDetail, 'status' | 'currency'>;
}

const sentBy = ({ shipment }: Sample): string | null =>
  shipment && m.sample_say_way_by({ carrier: shipment.carrier, day: formatShortDate(shipment.sentOn) });

const upTo = ({ terms }: Sample, currency: Currency): string =>
  formatExactMoney(terms.kind === 'BOUGHT' ? terms.upTo : 0, currency);

function forCreator(sample: Sample, currency: Currency): SampleWords {
  switch (sample.state) {
    case 'ADDRESS_ASKED':
      return { title: m.sample_say_ask_creator(), text: m.sample_say_ask_creator_text() };
    case 'TO_SEND':
      return { title: m.sample_say_send_creator(), text: m.sample_say_send_creator_text() };
    case 'ON_ITS_WAY':
      return { title: m.sample_say_way_creator(), text: sentBy(sample) };
    case 'DAMAGED':
      return { title: m.sample_say_damaged(), text: m.sample_say_again_creator() };
    case 'NOT_RECEIVED':
      return { title: m.sample_say_not_received(), text: m.sample_say_again_creator() };
    case 'TO_RETURN':
      return {
        title: m.sample_say_return_creator(),
        text: m.sample_say_return_creator_text({ count: formatCount(daysToReturn) }),
      };
    case 'TO_BUY':
      return {
        title: m.sample_say_buy_creator(),
        text: m.sample_say_buy_creator_text({ amount: upTo(sample, currency) }),
      };
    default:
      return forBoth(sample, currency);
  }
}

function forBrand(sample: Sample, maySend: boolean, currency: Currency): SampleWords {
  switch (sample.state) {
    case 'ADDRESS_ASKED':
      return { title: m.sample_say_ask_brand(), text: m.sample_say_ask_brand_text() };
    case 'TO_SEND':
      return {
        title: m.sample_say_send_brand(),
        text: maySend ? m.sample_say_send_brand_text() : m.sample_say_send_reviewer_text(),
      };
    case 'ON_ITS_WAY':
      return { title: m.sample_say_way_brand(), text: sentBy(sample) };
    case 'DAMAGED':
      return { title: m.sample_say_damaged(), text: m.sample_say_again_brand() };
    case 'NOT_RECEIVED':
      return { title: m.sample_say_not_received(), text: m.sample_say_again_brand() };
    case 'TO_RETURN':
      return { title: m.sample_say_return_brand(), text: m.sample_say_return_brand_text() };
    case 'TO_BUY':
      return {
        title: m.sample_say_buy_brand(),
        text: m.sample_say_buy_brand_text({ amount: upTo(sample, currency) }),
      };
    default:
      return forBoth(sample, currency);
  }
}

function forBoth({ state, arrivedAt, receipt }: Sample, currency: Currency): SampleWords {
  if (state === 'BOUGHT')
    return {
      title: m.sample_say_bought({ amount: formatExactMoney(receipt?.amount ?? 0, currency) }),
      text: m.sample_say_bought_text(),
    };
  if (state === 'ON_ITS_WAY_BACK') return { title: m.sample_say_back(), text: null };
  if (state === 'RETURNED') return { title: m.sample_say_returned(), text: null };
  return { title: m.sample_say_arrived({ day: arrivedAt ? formatShortDate(arrivedAt) : '' }), text: null };
}

/**
 * Words on a sample; in a finished deal, one that never went reads as such, though it may have been sent without a
 * word, or come late.
 */
export function sampleWords(sample: Sample, { viewer, maySend, deal }: Reader): SampleWords {
  const words =
    viewer === 'CREATOR' ? forCreator(sample, deal.currency) : forBrand(sample, maySend, deal.currency);
  const neverWent = ['ADDRESS_ASKED', 'TO_SEND', 'TO_BUY', 'DAMAGED', 'NOT_RECEIVED'].includes(sample.state);
  if (!neverWent || activeStatuses.includes(deal.status)) return words;
  if (sample.state === 'TO_BUY') return { title: m.sample_say_over_unbought(), text: null };
  const mayArrive = afterSampleStep('ARRIVE', { ...sample, dealStatus: deal.status }) !== null;
  return {
    title: m.sample_say_over(),
    text: viewer === 'CREATOR' && mayArrive ? m.sample_say_over_arrives() : null,
  };
}
