ALTER TABLE "deals" ADD COLUMN "accepted_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "deals" SET "accepted_at" = "accepted"."at" FROM (
  SELECT "deal_id", min("created_at") AS "at" FROM "facts"
  WHERE "kind" = 'deal.moved' AND "data" ->> 'to' = 'ACCEPTED' GROUP BY "deal_id"
) "accepted" WHERE "accepted"."deal_id" = "deals"."id";
