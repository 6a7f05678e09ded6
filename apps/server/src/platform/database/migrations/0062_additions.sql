CREATE TYPE "public"."addition_state" AS ENUM('OPEN', 'ACCEPTED', 'DECLINED', 'WITHDRAWN', 'LAPSED');--> statement-breakpoint
CREATE TABLE "deal_additions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"deal_id" uuid NOT NULL,
	"what" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"deadline" timestamp (3) with time zone,
	"by_role" "role" NOT NULL,
	"by_person" uuid,
	"state" "addition_state" DEFAULT 'OPEN' NOT NULL,
	"comment_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"answered_by" uuid
);
--> statement-breakpoint
ALTER TABLE "deals" ADD COLUMN "added_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "deal_additions" ADD CONSTRAINT "deal_additions_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deal_additions_deal" ON "deal_additions" USING btree ("deal_id","id");--> statement-breakpoint
CREATE INDEX "deal_additions_open" ON "deal_additions" USING btree ("deal_id") WHERE state = 'OPEN';--> statement-breakpoint
CREATE UNIQUE INDEX "deal_additions_comment" ON "deal_additions" USING btree ("comment_id");--> statement-breakpoint
-- Prices for requests of the review room that were agreed on in deals that are under way: they are owed from now on.
INSERT INTO "deal_additions" ("id", "deal_id", "what", "amount_cents", "by_role", "by_person", "state", "comment_id", "created_at", "answered_at")
SELECT gen_random_uuid(), c."deal_id",
	coalesce(nullif(left(trim(regexp_replace(c."text", '\s+', ' ', 'g')), 200), ''), f."original_name"),
	c."request_price", 'CREATOR', d."creator_id", 'ACCEPTED', c."id", c."created_at", c."created_at"
FROM "comments" c
JOIN "deals" d ON d."id" = c."deal_id"
JOIN "files" f ON f."id" = c."file_id"
WHERE c."request_answer" = 'PRICE_ACCEPTED' AND c."request_price" > 0 AND c."removed_at" IS NULL
	AND d."status" IN ('ACCEPTED', 'IN_PROGRESS', 'SUBMITTED', 'NEEDS_REVISION');--> statement-breakpoint
UPDATE "deals" d SET "added_cents" = a."cents"
FROM (SELECT "deal_id", sum("amount_cents")::integer AS "cents" FROM "deal_additions" GROUP BY "deal_id") a
WHERE a."deal_id" = d."id";
