CREATE TABLE "settled_conversations" (
	"deal_id" uuid NOT NULL,
	"role" "role" NOT NULL,
	"up_to_seq" bigint NOT NULL,
	"settled_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "settled_conversations_deal_id_role_pk" PRIMARY KEY("deal_id","role")
);
--> statement-breakpoint
ALTER TABLE "settled_conversations" ADD CONSTRAINT "settled_conversations_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE cascade ON UPDATE no action;