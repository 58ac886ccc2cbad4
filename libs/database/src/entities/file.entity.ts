// A stored file; its bytes lie in the file store under `storage_key`.
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { AccountEntity } from './account.entity';

@Entity('file')
@Check('file_size_check', 'size >= 0')
@Check('file_sha256_check', "sha256 ~ '^[0-9a-f]{64}$'")
@Check('file_width_check', 'width > 0')
@Check('file_height_check', 'height > 0')
@Check('file_check', '(width is null) = (height is null)')
@Unique(['storageKey'])
@Index(['variantOf'])
@Index('file_account_id_idx', ['accountId'])
export class FileEntity {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'text' })
  contentType: string;

  @Column({ type: 'bigint' })
  size: number;

  @Column({ type: 'text' })
  sha256: string;

  @Column({ type: 'text' })
  storageKey: string;

  @Column({ type: 'boolean', default: false })
  isPublic: boolean;

  @Column({ type: 'bigint', nullable: true })
  @ForeignKey(() => AccountEntity, { onDelete: 'SET NULL' })
  accountId: number | null;

  /** Of a picture, in pixels. */
  @Column({ type: 'integer', nullable: true })
  width: number | null;

  @Column({ type: 'integer', nullable: true })
  height: number | null;

  /** The picture that this is another size of. */
  @Column({ type: 'uuid', nullable: true })
  @ForeignKey(() => FileEntity, { onDelete: 'CASCADE' })
  variantOf: string | null;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
