CREATE TABLE "bank_details" (
	"creator_id" uuid PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"last_four" text NOT NULL,
	"version" integer NOT NULL,
	"stated_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "bank_details_calls" (
	"brand_id" uuid NOT NULL,
	"creator_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"called_by" uuid NOT NULL,
	"called_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "bank_details_calls_brand_id_creator_id_pk" PRIMARY KEY("brand_id","creator_id")
);
--> statement-breakpoint
CREATE TABLE "bank_details_looks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"creator_id" uuid NOT NULL,
	"deal_id" uuid NOT NULL,
	"brand_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bank_details_questions" (
	"deal_id" uuid PRIMARY KEY NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bank_details" ADD CONSTRAINT "bank_details_creator_id_users_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_details_calls" ADD CONSTRAINT "bank_details_calls_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_details_calls" ADD CONSTRAINT "bank_details_calls_creator_id_bank_details_creator_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."bank_details"("creator_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_details_looks" ADD CONSTRAINT "bank_details_looks_creator_id_bank_details_creator_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."bank_details"("creator_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_details_looks" ADD CONSTRAINT "bank_details_looks_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_details_questions" ADD CONSTRAINT "bank_details_questions_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_details_calls_creator" ON "bank_details_calls" USING btree ("creator_id");--> statement-breakpoint
CREATE INDEX "bank_details_looks_creator" ON "bank_details_looks" USING btree ("creator_id","seen_at");--> statement-breakpoint
CREATE INDEX "bank_details_looks_person" ON "bank_details_looks" USING btree ("deal_id","user_id","seen_at");