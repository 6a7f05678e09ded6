CREATE TABLE "brief_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"deal_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"attested_at" timestamp (3) with time zone,
	"missed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "deal_deliverables" (
	"id" uuid PRIMARY KEY NOT NULL,
	"deal_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"count" integer NOT NULL,
	"shape" text,
	"min_seconds" integer,
	"max_seconds" integer,
	"min_width" integer,
	"min_height" integer
);
--> statement-breakpoint
ALTER TABLE "deals" ADD COLUMN "rounds_included" integer DEFAULT 2 NOT NULL;--> statement-breakpoint
ALTER TABLE "deals" ADD COLUMN "rounds_used" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "deals" ADD COLUMN "is_round_counted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "brief_items" ADD CONSTRAINT "brief_items_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_deliverables" ADD CONSTRAINT "deal_deliverables_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "brief_items_deal" ON "brief_items" USING btree ("deal_id","position");--> statement-breakpoint
CREATE INDEX "deal_deliverables_deal" ON "deal_deliverables" USING btree ("deal_id","position");--> statement-breakpoint
-- Deals from before have asked for one of each kind, with the usual wishes (rules/deliverable-wishes.ts as it was then).
INSERT INTO "deal_deliverables" ("id", "deal_id", "position", "kind", "count", "shape", "min_seconds", "max_seconds", "min_width", "min_height")
  SELECT gen_random_uuid(), d."id", w."position", w."kind", 1, w."shape", w."min_seconds", w."max_seconds", 1080, w."min_height"
  FROM "deals" d JOIN (VALUES
    (0, 'UGC Video', '9:16', 15, 60, 1920),
    (1, 'UGC Photo', '4:5', NULL, NULL, 1350),
    (2, 'Reel/Post', '9:16', NULL, 90, 1920),
    (3, 'Story Post', '9:16', NULL, 60, 1920),
    (4, 'Product Review', '9:16', 15, 180, 1920),
    (5, 'Unboxing', '9:16', 15, 180, 1920)
  ) w ("position", "kind", "shape", "min_seconds", "max_seconds", "min_height") ON w."kind" = ANY (d."deliverables");--> statement-breakpoint
-- What they have to keep to: their own requirements, and the brand's guidelines as they are now.
INSERT INTO "brief_items" ("id", "deal_id", "position", "kind", "text")
  SELECT gen_random_uuid(), i."deal_id", row_number() OVER (PARTITION BY i."deal_id" ORDER BY i."part", i."n") - 1, i."kind", i."text"
  FROM (
    SELECT d."id" AS "deal_id", 0 AS "part", 'REQUIREMENT' AS "kind", t."text", t."n"
      FROM "deals" d, unnest(d."requirements") WITH ORDINALITY t ("text", "n")
    UNION ALL SELECT d."id", 1, 'DO', t."text", t."n"
      FROM "deals" d JOIN "brands" b ON b."id" = d."brand_id", unnest(b."content_dos") WITH ORDINALITY t ("text", "n")
    UNION ALL SELECT d."id", 2, 'DONT', t."text", t."n"
      FROM "deals" d JOIN "brands" b ON b."id" = d."brand_id", unnest(b."content_donts") WITH ORDINALITY t ("text", "n")
    UNION ALL SELECT d."id", 3, 'HASHTAG', t."text", t."n"
      FROM "deals" d JOIN "brands" b ON b."id" = d."brand_id", unnest(b."hashtag_guidelines") WITH ORDINALITY t ("text", "n")
    UNION ALL SELECT d."id", 4, 'MENTION', b."mention_requirements", 1
      FROM "deals" d JOIN "brands" b ON b."id" = d."brand_id" WHERE b."mention_requirements" <> ''
  ) i;--> statement-breakpoint
-- Each time a deal went back to its creator was a round. Nobody had agreed on fewer than there were.
UPDATE "deals" d SET "rounds_used" = m."rounds", "rounds_included" = greatest(d."rounds_included", m."rounds"),
    "is_round_counted" = d."status" IN ('IN_PROGRESS', 'NEEDS_REVISION')
  FROM (SELECT "deal_id", count(*) AS "rounds" FROM "facts"
    WHERE "kind" = 'deal.moved' AND "data"->>'to' = 'NEEDS_REVISION' GROUP BY "deal_id") m
  WHERE m."deal_id" = d."id";
