ALTER TABLE "push_choices" ADD COLUMN "quiet_days" text DEFAULT 'EVERY_DAY' NOT NULL;--> statement-breakpoint
-- few rows: people who chose a time for some kind, and have no hours of their own
INSERT INTO "push_choices" ("user_id", "is_quiet", "quiet_from", "quiet_to", "time_zone", "shows_names")
  SELECT "user_id", true, 22, 8, 'Asia/Dubai', false FROM "notification_settings"
  WHERE "by_push" AND "when_pushed" <> 'NOT_IN_QUIET_HOURS' GROUP BY "user_id"
  ON CONFLICT DO NOTHING;--> statement-breakpoint
-- few rows: people who chose a time for some kind; the earliest begin and the latest end of all their kinds is kept
UPDATE "push_choices" SET
  "is_quiet" = ("is_quiet" AND "kinds"."at_night") OR "kinds"."at_weekends",
  "quiet_to" = CASE WHEN "kinds"."at_weekends" AND NOT "is_quiet" THEN "quiet_from" ELSE "quiet_to" END,
  "quiet_days" = CASE WHEN "kinds"."at_weekends" THEN 'WEEKENDS_TOO' ELSE 'EVERY_DAY' END
  FROM (
    SELECT "user_id", bool_or("when_pushed" <> 'AT_ANY_TIME') AS "at_night",
      bool_or("when_pushed" = 'NOT_ON_WEEKENDS') AS "at_weekends"
    FROM "notification_settings" WHERE "by_push" GROUP BY "user_id"
    HAVING bool_or("when_pushed" <> 'NOT_IN_QUIET_HOURS')
  ) AS "kinds"
  WHERE "kinds"."user_id" = "push_choices"."user_id";
