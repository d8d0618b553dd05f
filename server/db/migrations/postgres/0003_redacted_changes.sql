-- The audit log's mark of values that it leaves out, `is_told: false`, becomes `is_redacted: true`.
UPDATE "audit_log" SET "changes" = replace("changes"::text, '"is_told": false', '"is_redacted": true')::jsonb WHERE strpos("changes"::text, '"is_told": false') > 0;
