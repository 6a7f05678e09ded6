import type { SamplePeople } from '@briefcast/contract';
import { sql } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { castBrands, castCreators } from './cast.ts';

const whole: SamplePeople = {
  areIn: false,
  creators: castCreators.length,
  works: castCreators.reduce((sum, { works }) => sum + works.length, 0),
  brands: castBrands.length,
  castings: 1,
};

/** Reads how many invented people are in, with what is theirs; where none are, how many would come. */
export async function readSamplePeople(db: Reader): Promise<SamplePeople> {
  const [counted] = await db
    .select({
      creators: sql<number>`(select count(*)::int from creators where is_sample)`,
      works: sql<number>`(select count(*)::int from portfolio_items p
        join creators c on c.user_id = p.creator_id where c.is_sample)`,
      brands: sql<number>`(select count(*)::int from brands where is_sample)`,
      castings: sql<number>`(select count(*)::int from castings g
        join brands b on b.id = g.brand_id where b.is_sample)`,
    })
    .from(sql`(select 1) one`);
  return counted && counted.creators + counted.brands > 0 ? { areIn: true, ...counted } : whole;
}
