ALTER TABLE "deals" ADD COLUMN "completed_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "deals" SET "completed_at" = moved.at
FROM (
  SELECT deal_id, max(created_at) AS at FROM "facts"
  WHERE kind = 'deal.moved' AND data ->> 'to' = 'COMPLETED' GROUP BY deal_id
) moved
WHERE moved.deal_id = "deals"."id" AND "deals"."status" = 'COMPLETED';
