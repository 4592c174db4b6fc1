"""One folder for each rule book.  A game imports the kernel and nothing else."""
