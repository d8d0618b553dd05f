-- The audit log's mark of values that it leaves out, `is_told: false`, becomes `is_redacted: true`.
UPDATE "audit_log" SET "changes" = replace("changes", '"is_told":false', '"is_redacted":true') WHERE instr("changes", '"is_told":false') > 0;
