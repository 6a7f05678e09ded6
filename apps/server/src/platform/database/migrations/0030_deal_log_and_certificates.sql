CREATE TABLE "certificates" (
	"code" text PRIMARY KEY NOT NULL,
	"deal_id" uuid NOT NULL,
	"statement" jsonb NOT NULL,
	"signature" jsonb NOT NULL,
	"licensor" jsonb,
	"licensee" jsonb,
	"licensor_agreed" jsonb,
	"licensee_agreed" jsonb,
	"deal" jsonb,
	"creator_id" uuid,
	"sender_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "certificates_deal_id_unique" UNIQUE("deal_id")
);
--> statement-breakpoint
CREATE TABLE "deal_log" (
	"deal_id" uuid NOT NULL,
	"entry" integer NOT NULL,
	"body" jsonb NOT NULL,
	"hash" text NOT NULL,
	"message_seq" bigint,
	CONSTRAINT "deal_log_deal_id_entry_pk" PRIMARY KEY("deal_id","entry")
);
--> statement-breakpoint
CREATE TABLE "deal_log_heads" (
	"deal_id" uuid NOT NULL,
	"entry" integer NOT NULL,
	"hash" text NOT NULL,
	"signed_at" timestamp (3) with time zone NOT NULL,
	"key_name" text NOT NULL,
	"signature" text NOT NULL,
	CONSTRAINT "deal_log_heads_deal_id_entry_pk" PRIMARY KEY("deal_id","entry")
);
--> statement-breakpoint
CREATE TABLE "deal_log_parts" (
	"deal_id" uuid NOT NULL,
	"entry" integer NOT NULL,
	"part" text NOT NULL,
	"salt" text NOT NULL,
	"value" jsonb NOT NULL,
	"person_id" uuid,
	CONSTRAINT "deal_log_parts_deal_id_entry_part_pk" PRIMARY KEY("deal_id","entry","part")
);
--> statement-breakpoint
CREATE TABLE "signing_keys" (
	"name" text PRIMARY KEY NOT NULL,
	"public_key" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "signing_keys_public_key_unique" UNIQUE("public_key")
);
--> statement-breakpoint
CREATE INDEX "certificates_creator" ON "certificates" USING btree ("creator_id");--> statement-breakpoint
CREATE INDEX "certificates_sender" ON "certificates" USING btree ("sender_id");--> statement-breakpoint
CREATE INDEX "deal_log_parts_person" ON "deal_log_parts" USING btree ("person_id");