/** Name and social addresses of the market, its logo and accent (rules/market). */
import { marketNetworks } from '@briefcast/contract';
import { socialNetworkLabel } from '@briefcast/i18n/labels/social-network';
import { m } from '@briefcast/i18n/messages';
import { Card } from '../../../ui/card.tsx';
import { AccentSection } from './accent-section.tsx';
import { CustomersSection } from './customers-section.tsx';
import { JoiningSection } from './joining-section.tsx';
import { LogoSection } from './logo-section.tsx';
import { MarkSection } from './mark-section.tsx';
import { RegionSection } from './region-section.tsx';
import { RunsOnSection } from './runs-on-section.tsx';
import { type CardsProps, Intro, Text } from './setting-fields.tsx';
import { ShareSection } from './share-section.tsx';
import { WordsSection } from './words-section.tsx';

export function MarketCards({ form }: CardsProps) {
  return (
    <>
      <Card title={m.market_name()}>
        <Intro>{m.market_name_text()}</Intro>
        <div className="mt-4 grid items-start gap-4 sm:grid-cols-2">
          <Text form={form} name="market.name.en" label={m.market_name_en()} hint={m.market_name_hint()} />
          <Text form={form} name="market.name.ar" label={m.market_name_ar()} />
        </div>
      </Card>
      <JoiningSection form={form} />
      <RegionSection form={form} />
      <div className="closed-lines">
        <WordsSection form={form} kind="categories" />
        <WordsSection form={form} kind="contentLanguages" />
      </div>
      <Card title={m.market_social()}>
        <Intro>{m.market_social_text()}</Intro>
        <div className="mt-4 grid items-start gap-4 sm:grid-cols-2">
          {marketNetworks.map((network) => (
            <Text
              key={network}
              form={form}
              name={`market.social.${network}`}
              label={socialNetworkLabel(network)}
            />
          ))}
        </div>
      </Card>
    </>
  );
}

export function LookCards({ form }: CardsProps) {
  return (
    <>
      <LogoSection form={form} />
      <MarkSection form={form} />
      <AccentSection form={form} />
      <ShareSection form={form} />
      <CustomersSection form={form} />
      <RunsOnSection form={form} />
    </>
  );
}
